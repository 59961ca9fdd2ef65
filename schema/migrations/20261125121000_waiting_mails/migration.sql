-- CreateTable
CREATE TABLE `waiting_mails` (
    `id` INTEGER NOT NULL AUTO_INCREMENT,
    `recipient` VARCHAR(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    `content` BLOB NOT NULL,
    `urgency` TINYINT UNSIGNED NOT NULL,
    `expires_at` DATETIME(3) NOT NULL,
    `next_at` DATETIME(3) NOT NULL,
    `attempts` SMALLINT UNSIGNED NOT NULL DEFAULT 0,
    `last_failure` VARCHAR(20) NULL,
    `created_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),

    INDEX `waiting_mails_recipient_idx`(`recipient`),
    INDEX `waiting_mails_expires_at_idx`(`expires_at`),
    INDEX `waiting_mails_next_at_idx`(`next_at`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
