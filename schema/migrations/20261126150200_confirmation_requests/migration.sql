-- CreateTable
CREATE TABLE `confirmation_requests` (
    `id` INTEGER NOT NULL AUTO_INCREMENT,
    `business_id` INTEGER NOT NULL,
    `channel` ENUM('MAIL', 'CHAT') NOT NULL,
    `requested_by_id` INTEGER NULL,
    `requested_on` CHAR(10) NOT NULL,
    `slot` INTEGER NULL,
    `value_hash` CHAR(64) NOT NULL,
    `expires_at` DATETIME(3) NOT NULL,
    `outcome` ENUM('CONFIRMED', 'REFUSED', 'REPLACED') NULL,

    INDEX `confirmation_requests_business_id_channel_requested_on_idx`(`business_id`, `channel`, `requested_on`),
    INDEX `confirmation_requests_requested_by_id_idx`(`requested_by_id`),
    UNIQUE INDEX `confirmation_requests_requested_on_slot_key`(`requested_on`, `slot`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- AddForeignKey
ALTER TABLE `confirmation_requests` ADD CONSTRAINT `confirmation_requests_requested_by_id_fkey` FOREIGN KEY (`requested_by_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;

-- First segment of the pages that confirm: an establishment with this address gets another, and the trail says so
INSERT INTO `audit_entries` (`action`, `entity`, `entity_id`, `name`, `changes`)
SELECT 'update', 'business', `id`, `name`,
    JSON_OBJECT('slug', JSON_OBJECT('before', `slug`, 'after', CONCAT(`slug`, '-', `id`)))
FROM `businesses` WHERE `slug` = 'confirmar-dados';
UPDATE `businesses` SET `slug` = CONCAT(`slug`, '-', `id`), `version` = `version` + 1 WHERE `slug` = 'confirmar-dados';

UPDATE `catalogue_version` SET `version` = `version` + 1 WHERE `id` = 1;
