-- AlterTable
ALTER TABLE `businesses` ADD COLUMN `contacts_hidden_until` CHAR(10) NULL;

-- CreateIndex
CREATE INDEX `businesses_contacts_hidden_until_idx` ON `businesses`(`contacts_hidden_until`);
