-- AlterTable
ALTER TABLE `audit_entries`
    ADD COLUMN `part_of_id` INTEGER NULL,
    ADD COLUMN `act_key` CHAR(36) NULL,
    ADD UNIQUE INDEX `audit_entries_act_key_key`(`act_key`),
    ADD INDEX `audit_entries_part_of_id_at_id_entity_action_idx`(`part_of_id`, `at`, `id`, `entity`, `action`),
    ADD INDEX `audit_entries_part_of_id_entity_action_idx`(`part_of_id`, `entity`, `action`),
    ADD INDEX `audit_entries_actor_id_part_of_id_at_id_idx`(`actor_id`, `part_of_id`, `at`, `id`);

-- AddForeignKey
ALTER TABLE `audit_entries` ADD CONSTRAINT `audit_entries_part_of_id_fkey` FOREIGN KEY (`part_of_id`) REFERENCES `audit_entries`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;
