-- AlterTable
ALTER TABLE `sessions` ADD COLUMN `proved_at` DATETIME(3) NULL;
