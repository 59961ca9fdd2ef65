-- CreateTable
CREATE TABLE `claims` (
    `proposal_id` INTEGER NOT NULL,
    `claimant_id` INTEGER NULL,
    `method` ENUM('WHATSAPP', 'PHONE', 'EVIDENCE') NOT NULL,
    `proved_at` DATETIME(3) NULL,
    `proved_by_id` INTEGER NULL,
    `effective_at` DATETIME(3) NULL,

    INDEX `claims_claimant_id_idx`(`claimant_id`),
    INDEX `claims_proved_by_id_idx`(`proved_by_id`),
    INDEX `claims_effective_at_idx`(`effective_at`),
    PRIMARY KEY (`proposal_id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `claim_codes` (
    `id` INTEGER NOT NULL AUTO_INCREMENT,
    `proposal_id` INTEGER NOT NULL,
    `business_id` INTEGER NOT NULL,
    `method` ENUM('WHATSAPP', 'PHONE', 'EVIDENCE') NOT NULL,
    `attempts` TINYINT UNSIGNED NOT NULL DEFAULT 0,
    `created_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    `expires_at` DATETIME(3) NOT NULL,
    `drawn_by_id` INTEGER NULL,

    INDEX `claim_codes_business_id_created_at_idx`(`business_id`, `created_at`),
    INDEX `claim_codes_proposal_id_idx`(`proposal_id`),
    INDEX `claim_codes_drawn_by_id_idx`(`drawn_by_id`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `claim_contacts` (
    `id` INTEGER NOT NULL AUTO_INCREMENT,
    `proposal_id` INTEGER NOT NULL,
    `contact` VARCHAR(254) NOT NULL,
    `is_notice` BOOLEAN NOT NULL,
    `is_reached` BOOLEAN NOT NULL,
    `at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    `actor_id` INTEGER NULL,

    INDEX `claim_contacts_proposal_id_idx`(`proposal_id`),
    INDEX `claim_contacts_actor_id_idx`(`actor_id`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- AddForeignKey
ALTER TABLE `claims` ADD CONSTRAINT `claims_proposal_id_fkey` FOREIGN KEY (`proposal_id`) REFERENCES `proposals`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `claims` ADD CONSTRAINT `claims_claimant_id_fkey` FOREIGN KEY (`claimant_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `claims` ADD CONSTRAINT `claims_proved_by_id_fkey` FOREIGN KEY (`proved_by_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `claim_codes` ADD CONSTRAINT `claim_codes_proposal_id_fkey` FOREIGN KEY (`proposal_id`) REFERENCES `claims`(`proposal_id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `claim_codes` ADD CONSTRAINT `claim_codes_drawn_by_id_fkey` FOREIGN KEY (`drawn_by_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `claim_contacts` ADD CONSTRAINT `claim_contacts_proposal_id_fkey` FOREIGN KEY (`proposal_id`) REFERENCES `claims`(`proposal_id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `claim_contacts` ADD CONSTRAINT `claim_contacts_actor_id_fkey` FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;
