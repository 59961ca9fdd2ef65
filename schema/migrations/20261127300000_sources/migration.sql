-- CreateTable
CREATE TABLE `source_records` (
    `id` INTEGER NOT NULL AUTO_INCREMENT,
    `source` VARCHAR(60) NOT NULL,
    `reference` VARCHAR(120) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    `business_id` INTEGER NOT NULL,
    `content_hash` CHAR(64) NOT NULL,
    `act_key` CHAR(36) NULL,
    `proposed` JSON NOT NULL,
    `last_run_on` CHAR(10) NOT NULL,
    `vanished_on` CHAR(10) NULL,

    UNIQUE INDEX `source_records_source_reference_key`(`source`, `reference`),
    INDEX `source_records_source_act_key_idx`(`source`, `act_key`),
    INDEX `source_records_business_id_idx`(`business_id`),
    INDEX `source_records_vanished_on_idx`(`vanished_on`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `field_sources` (
    `business_id` INTEGER NOT NULL,
    `field` VARCHAR(30) NOT NULL,
    `value_hash` CHAR(32) NOT NULL,
    `source` VARCHAR(60) NOT NULL,
    `licence` VARCHAR(80) NOT NULL,
    `month` CHAR(7) NOT NULL,
    `is_written` BOOLEAN NOT NULL,

    PRIMARY KEY (`business_id`, `field`, `value_hash`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
