-- AlterTable
ALTER TABLE `audit_entries` ADD COLUMN `save_key` VARCHAR(255) NULL;
