-- AlterTable
ALTER TABLE `audit_entries`
    ADD COLUMN `name` VARCHAR(160) NULL,
    ADD COLUMN `restores_id` INTEGER NULL,
    ADD UNIQUE INDEX `audit_entries_restores_id_key`(`restores_id`),
    ADD INDEX `audit_entries_entity_at_idx`(`entity`, `at`),
    ADD INDEX `audit_entries_action_at_idx`(`action`, `at`),
    ADD INDEX `audit_entries_actor_id_at_idx`(`actor_id`, `at`),
    DROP INDEX `audit_entries_actor_id_idx`;

-- CreateTable
CREATE TABLE `deletions` (
    `audit_entry_id` INTEGER NOT NULL,
    `at` DATETIME(3) NOT NULL,
    `owner_id` INTEGER NULL,
    `state` JSON NOT NULL,

    INDEX `deletions_at_idx`(`at`),
    INDEX `deletions_owner_id_idx`(`owner_id`),
    PRIMARY KEY (`audit_entry_id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `kept_images` (
    `deletion_id` INTEGER NOT NULL,
    `image_id` INTEGER NOT NULL,

    INDEX `kept_images_image_id_idx`(`image_id`),
    PRIMARY KEY (`deletion_id`, `image_id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `kept_favorites` (
    `deletion_id` INTEGER NOT NULL,
    `user_id` INTEGER NOT NULL,
    `created_at` DATETIME(3) NOT NULL,

    INDEX `kept_favorites_user_id_idx`(`user_id`),
    PRIMARY KEY (`deletion_id`, `user_id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- AddForeignKey
ALTER TABLE `audit_entries` ADD CONSTRAINT `audit_entries_restores_id_fkey` FOREIGN KEY (`restores_id`) REFERENCES `audit_entries`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `deletions` ADD CONSTRAINT `deletions_audit_entry_id_fkey` FOREIGN KEY (`audit_entry_id`) REFERENCES `audit_entries`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `deletions` ADD CONSTRAINT `deletions_owner_id_fkey` FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `kept_images` ADD CONSTRAINT `kept_images_deletion_id_fkey` FOREIGN KEY (`deletion_id`) REFERENCES `deletions`(`audit_entry_id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `kept_images` ADD CONSTRAINT `kept_images_image_id_fkey` FOREIGN KEY (`image_id`) REFERENCES `images`(`id`) ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `kept_favorites` ADD CONSTRAINT `kept_favorites_deletion_id_fkey` FOREIGN KEY (`deletion_id`) REFERENCES `deletions`(`audit_entry_id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `kept_favorites` ADD CONSTRAINT `kept_favorites_user_id_fkey` FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;
