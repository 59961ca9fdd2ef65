-- CreateTable
CREATE TABLE `demo_businesses` (
    `business_id` INTEGER NOT NULL,

    PRIMARY KEY (`business_id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- AddForeignKey
ALTER TABLE `demo_businesses` ADD CONSTRAINT `demo_businesses_business_id_fkey` FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- Establishments of databases that were filled before they were marked: they have numbers that no operator assigns, and
-- the audit trail does not know who created them
INSERT INTO `demo_businesses` (`business_id`)
SELECT b.`id` FROM `businesses` b
WHERE (b.`phone` REGEXP '^[0-9]{2}90[0-9]{7}$' OR b.`phone` REGEXP '^125[0-9]{7}$')
  AND NOT EXISTS (
    SELECT 1 FROM `audit_entries` a
    WHERE a.`entity` = 'business' AND a.`entity_id` = b.`id` AND a.`action` IN ('create', 'restore')
  );
