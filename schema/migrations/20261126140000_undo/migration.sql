-- AlterTable
ALTER TABLE `audit_entries` ADD COLUMN `undoes_id` INTEGER NULL;

-- CreateIndex
CREATE INDEX `audit_entries_undoes_id_idx` ON `audit_entries`(`undoes_id`);

-- AddForeignKey
ALTER TABLE `audit_entries` ADD CONSTRAINT `audit_entries_undoes_id_fkey` FOREIGN KEY (`undoes_id`) REFERENCES `audit_entries`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;
