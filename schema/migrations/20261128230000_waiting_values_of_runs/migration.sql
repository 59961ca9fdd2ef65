-- AlterTable
ALTER TABLE `proposals` ADD COLUMN `overflow_act_key` CHAR(36) NULL;

-- CreateIndex
CREATE INDEX `proposals_overflow_act_key_state_idx` ON `proposals`(`overflow_act_key`, `state`);
