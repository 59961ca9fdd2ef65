-- CreateTable
CREATE TABLE `likely_pairs` (
    `first_id` INTEGER NOT NULL,
    `second_id` INTEGER NOT NULL,
    `score` TINYINT UNSIGNED NOT NULL,
    `reasons` VARCHAR(160) NOT NULL,

    INDEX `likely_pairs_second_id_idx`(`second_id`),
    INDEX `likely_pairs_score_first_id_second_id_idx`(`score`, `first_id`, `second_id`),
    PRIMARY KEY (`first_id`, `second_id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `distinct_pairs` (
    `first_id` INTEGER NOT NULL,
    `second_id` INTEGER NOT NULL,
    `decided_by_id` INTEGER NULL,
    `decided_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),

    INDEX `distinct_pairs_second_id_idx`(`second_id`),
    INDEX `distinct_pairs_decided_by_id_idx`(`decided_by_id`),
    PRIMARY KEY (`first_id`, `second_id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `pair_search` (
    `id` INTEGER NOT NULL,
    `versions` VARCHAR(80) NOT NULL DEFAULT '',
    `claimed_until` DATETIME(3) NULL,
    `finished_at` DATETIME(3) NULL,

    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateIndex
CREATE INDEX `businesses_phone_idx` ON `businesses`(`phone`);

-- CreateIndex
CREATE INDEX `businesses_whatsapp_idx` ON `businesses`(`whatsapp`);

-- AddForeignKey
ALTER TABLE `likely_pairs` ADD CONSTRAINT `likely_pairs_first_id_fkey` FOREIGN KEY (`first_id`) REFERENCES `businesses`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `likely_pairs` ADD CONSTRAINT `likely_pairs_second_id_fkey` FOREIGN KEY (`second_id`) REFERENCES `businesses`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `distinct_pairs` ADD CONSTRAINT `distinct_pairs_decided_by_id_fkey` FOREIGN KEY (`decided_by_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;
