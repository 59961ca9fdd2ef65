-- CreateTable
CREATE TABLE `proposals` (
    `id` INTEGER NOT NULL AUTO_INCREMENT,
    `business_id` INTEGER NOT NULL,
    `city_id` INTEGER NOT NULL,
    `kind` ENUM('CORRECTION', 'OWNER', 'CLAIM', 'REMOVAL', 'SCAM') NOT NULL,
    `topic` VARCHAR(20) NOT NULL,
    `state` ENUM('OPEN', 'ACCEPTED', 'REFUSED') NOT NULL DEFAULT 'OPEN',
    `seen` JSON NOT NULL,
    `proposed` JSON NULL,
    `content_hash` CHAR(64) NOT NULL,
    `times` INTEGER NOT NULL DEFAULT 1,
    `overflow_times` INTEGER NOT NULL DEFAULT 0,
    `overflow` JSON NULL,
    `received_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    `due_on` CHAR(10) NULL,
    `decided_at` DATETIME(3) NULL,
    `decided_by_id` INTEGER NULL,
    `reason` VARCHAR(500) NULL,

    INDEX `proposals_business_id_state_topic_idx`(`business_id`, `state`, `topic`),
    INDEX `proposals_state_kind_received_at_idx`(`state`, `kind`, `received_at`),
    INDEX `proposals_state_city_id_received_at_idx`(`state`, `city_id`, `received_at`),
    INDEX `proposals_decided_at_idx`(`decided_at`),
    INDEX `proposals_decided_by_id_idx`(`decided_by_id`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `submissions` (
    `id` INTEGER NOT NULL AUTO_INCREMENT,
    `business_id` INTEGER NOT NULL,
    `sender_id` INTEGER NULL,
    `channel` ENUM('SITE', 'PHONE', 'CHAT', 'PAPER') NOT NULL DEFAULT 'SITE',
    `note` TEXT NULL,
    `email` VARCHAR(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NULL,
    `confirmed_at` DATETIME(3) NULL,
    `waiting` JSON NULL,
    `origin` CHAR(32) NULL,
    `received_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),

    INDEX `submissions_sender_id_received_at_idx`(`sender_id`, `received_at`),
    INDEX `submissions_business_id_idx`(`business_id`),
    INDEX `submissions_received_at_idx`(`received_at`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `submitted_proposals` (
    `submission_id` INTEGER NOT NULL,
    `proposal_id` INTEGER NOT NULL,

    INDEX `submitted_proposals_proposal_id_idx`(`proposal_id`),
    PRIMARY KEY (`submission_id`, `proposal_id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- AddForeignKey
ALTER TABLE `proposals` ADD CONSTRAINT `proposals_decided_by_id_fkey` FOREIGN KEY (`decided_by_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `submissions` ADD CONSTRAINT `submissions_sender_id_fkey` FOREIGN KEY (`sender_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `submitted_proposals` ADD CONSTRAINT `submitted_proposals_submission_id_fkey` FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `submitted_proposals` ADD CONSTRAINT `submitted_proposals_proposal_id_fkey` FOREIGN KEY (`proposal_id`) REFERENCES `proposals`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;
