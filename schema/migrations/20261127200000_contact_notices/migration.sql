-- CreateTable
CREATE TABLE `contact_notices` (
    `id` INTEGER NOT NULL AUTO_INCREMENT,
    `audit_entry_id` INTEGER NOT NULL,
    `part_of_id` INTEGER NULL,
    `business_id` INTEGER NOT NULL,
    `recipient_id` INTEGER NOT NULL,
    `created_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),

    UNIQUE INDEX `contact_notices_audit_entry_id_key`(`audit_entry_id`),
    INDEX `contact_notices_part_of_id_idx`(`part_of_id`),
    INDEX `contact_notices_business_id_idx`(`business_id`),
    INDEX `contact_notices_recipient_id_idx`(`recipient_id`),
    INDEX `contact_notices_created_at_idx`(`created_at`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- AddForeignKey
ALTER TABLE `contact_notices` ADD CONSTRAINT `contact_notices_audit_entry_id_fkey` FOREIGN KEY (`audit_entry_id`) REFERENCES `audit_entries`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `contact_notices` ADD CONSTRAINT `contact_notices_part_of_id_fkey` FOREIGN KEY (`part_of_id`) REFERENCES `audit_entries`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `contact_notices` ADD CONSTRAINT `contact_notices_business_id_fkey` FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `contact_notices` ADD CONSTRAINT `contact_notices_recipient_id_fkey` FOREIGN KEY (`recipient_id`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;
