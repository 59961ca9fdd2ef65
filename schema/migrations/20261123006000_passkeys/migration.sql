-- CreateTable
CREATE TABLE `passkeys` (
    `id` INTEGER NOT NULL AUTO_INCREMENT,
    `user_id` INTEGER NOT NULL,
    `credential_id` VARBINARY(1023) NOT NULL,
    `public_key` VARBINARY(1024) NOT NULL,
    `counter` INTEGER UNSIGNED NOT NULL,
    `transports` VARCHAR(120) NOT NULL,
    `name` VARCHAR(60) NOT NULL,
    `created_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    `last_used_on` DATE NULL,

    UNIQUE INDEX `passkeys_credential_id_key`(`credential_id`),
    INDEX `passkeys_user_id_idx`(`user_id`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `recovery_codes` (
    `user_id` INTEGER NOT NULL,
    `code_hash` CHAR(64) NOT NULL,

    PRIMARY KEY (`user_id`, `code_hash`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `spent_challenges` (
    `hash` CHAR(64) NOT NULL,
    `expires_at` DATETIME(3) NOT NULL,

    INDEX `spent_challenges_expires_at_idx`(`expires_at`),
    PRIMARY KEY (`hash`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- AddForeignKey
ALTER TABLE `passkeys` ADD CONSTRAINT `passkeys_user_id_fkey` FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `recovery_codes` ADD CONSTRAINT `recovery_codes_user_id_fkey` FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;
