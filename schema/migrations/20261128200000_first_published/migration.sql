-- AlterTable
ALTER TABLE `businesses` ADD COLUMN `first_published_at` DATETIME(3) NULL,
    ADD COLUMN `published_act_id` INTEGER NULL;

-- What was published before counts as published at its creation.
UPDATE `businesses` SET `first_published_at` = `created_at` WHERE `state` <> 'DRAFT' AND `first_published_at` IS NULL;

-- CreateIndex
CREATE INDEX `businesses_first_published_idx` ON `businesses`(`state`, `published_act_id`, `first_published_at`, `created_at`);
