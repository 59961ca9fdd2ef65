-- CreateTable
CREATE TABLE `request_keys` (
    `user_id` INTEGER NOT NULL,
    `key_hash` CHAR(64) NOT NULL,
    `content_hash` CHAR(64) NOT NULL,
    `entity_id` INTEGER NULL,
    `created_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),

    INDEX `request_keys_created_at_idx`(`created_at`),
    PRIMARY KEY (`user_id`, `key_hash`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- AddForeignKey
ALTER TABLE `request_keys` ADD CONSTRAINT `request_keys_user_id_fkey` FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;
