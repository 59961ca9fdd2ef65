-- AlterTable
ALTER TABLE `proposals` ADD COLUMN `appealed_at` DATETIME(3) NULL;
