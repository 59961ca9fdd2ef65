-- CreateTable
CREATE TABLE `confirmations` (
    `business_id` INTEGER NOT NULL,
    `topic` ENUM('PHONE', 'WHATSAPP', 'ADDRESS') NOT NULL,
    `corrected_on` CHAR(10) NULL,
    `confirmed_on` CHAR(10) NULL,
    `confirmed_by` ENUM('ESTABLISHMENT', 'ADMINISTRATION') NULL,
    `method` ENUM('CALL', 'DOCUMENT', 'OWNER', 'CHAT') NULL,
    `value_hash` CHAR(64) NOT NULL,

    INDEX `confirmations_confirmed_on_idx`(`confirmed_on`),
    PRIMARY KEY (`business_id`, `topic`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- AddForeignKey
ALTER TABLE `confirmations` ADD CONSTRAINT `confirmations_business_id_fkey` FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;
