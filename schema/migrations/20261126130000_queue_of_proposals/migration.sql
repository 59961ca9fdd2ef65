-- When the oldest open proposal of a topic was received: those of one topic are listed together.
ALTER TABLE `proposals` ADD COLUMN `queued_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3);
UPDATE `proposals` SET `queued_at` = `received_at`;

CREATE INDEX `proposals_state_queued_at_business_id_topic_idx` ON `proposals`(`state`, `queued_at`, `business_id`, `topic`);
CREATE INDEX `proposals_state_kind_queued_at_idx` ON `proposals`(`state`, `kind`, `queued_at`);
CREATE INDEX `proposals_state_city_id_queued_at_idx` ON `proposals`(`state`, `city_id`, `queued_at`);
CREATE INDEX `proposals_state_decided_at_idx` ON `proposals`(`state`, `decided_at`);
DROP INDEX `proposals_state_kind_received_at_idx` ON `proposals`;
DROP INDEX `proposals_state_city_id_received_at_idx` ON `proposals`;
