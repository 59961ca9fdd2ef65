-- AlterTable
ALTER TABLE `users` ADD COLUMN `deactivated_at` DATETIME(3) NULL;
