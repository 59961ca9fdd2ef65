-- AlterTable
ALTER TABLE `proposals` ADD COLUMN `act_key` CHAR(36) NULL;

-- CreateIndex
CREATE INDEX `proposals_act_key_state_idx` ON `proposals`(`act_key`, `state`);
