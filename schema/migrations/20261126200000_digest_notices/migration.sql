-- CreateTable
CREATE TABLE `digest_notices` (
    `id` INTEGER NOT NULL AUTO_INCREMENT,
    `recipient` VARCHAR(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    `submission_id` INTEGER NOT NULL,
    `outcome` ENUM('ACCEPTED', 'REFUSED') NOT NULL,
    `sent_on` CHAR(10) NULL,

    INDEX `digest_notices_recipient_sent_on_idx`(`recipient`, `sent_on`),
    INDEX `digest_notices_sent_on_recipient_idx`(`sent_on`, `recipient`),
    INDEX `digest_notices_submission_id_idx`(`submission_id`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- AddForeignKey
ALTER TABLE `digest_notices` ADD CONSTRAINT `digest_notices_submission_id_fkey` FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;
