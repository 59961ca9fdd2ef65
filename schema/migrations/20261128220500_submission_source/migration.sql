-- AlterTable
ALTER TABLE `submissions` ADD COLUMN `source` VARCHAR(60) NULL;
