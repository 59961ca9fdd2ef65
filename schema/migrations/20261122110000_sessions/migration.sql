-- AlterTable
ALTER TABLE `users` ADD COLUMN `is_demo` BOOLEAN NOT NULL DEFAULT false;

-- The demo accounts of databases that were filled before they were marked
UPDATE `users` SET `is_demo` = true WHERE `email` IN ('admin@guiadovale.test', 'maria@guiadovale.test');

-- CreateTable
CREATE TABLE `sessions` (
    `id` CHAR(32) NOT NULL,
    `user_id` INTEGER NOT NULL,
    `token_version` INTEGER NOT NULL,
    `device` VARCHAR(80) NOT NULL,
    `created_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    `last_used_on` DATE NOT NULL,
    `expires_at` DATETIME(3) NOT NULL,
    `ended_at` DATETIME(3) NULL,

    INDEX `sessions_user_id_idx`(`user_id`),
    INDEX `sessions_expires_at_idx`(`expires_at`),
    INDEX `sessions_ended_at_idx`(`ended_at`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- AddForeignKey
ALTER TABLE `sessions` ADD CONSTRAINT `sessions_user_id_fkey` FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;
