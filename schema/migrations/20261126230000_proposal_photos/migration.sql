-- CreateTable
CREATE TABLE `proposal_photos` (
    `proposal_id` INTEGER NOT NULL,
    `position` TINYINT UNSIGNED NOT NULL,
    `image_id` INTEGER NOT NULL,

    INDEX `proposal_photos_image_id_idx`(`image_id`),
    PRIMARY KEY (`proposal_id`, `position`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- AddForeignKey
ALTER TABLE `proposal_photos` ADD CONSTRAINT `proposal_photos_proposal_id_fkey` FOREIGN KEY (`proposal_id`) REFERENCES `proposals`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `proposal_photos` ADD CONSTRAINT `proposal_photos_image_id_fkey` FOREIGN KEY (`image_id`) REFERENCES `images`(`id`) ON DELETE RESTRICT ON UPDATE CASCADE;
