-- CreateTable
CREATE TABLE `business_merges` (
    `gone_id` INTEGER NOT NULL,
    `gone_slug` VARCHAR(180) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    `kept_id` INTEGER NOT NULL,
    `audit_entry_id` INTEGER NOT NULL,
    `redirected_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    `moved` JSON NOT NULL,

    UNIQUE INDEX `business_merges_gone_slug_key`(`gone_slug`),
    UNIQUE INDEX `business_merges_audit_entry_id_key`(`audit_entry_id`),
    INDEX `business_merges_kept_id_idx`(`kept_id`),
    PRIMARY KEY (`gone_id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- AlterTable
ALTER TABLE `favorites` ADD COLUMN `former_name` VARCHAR(160) NULL;
