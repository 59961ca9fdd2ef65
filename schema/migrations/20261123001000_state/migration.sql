ALTER TABLE `businesses`
    ADD COLUMN `state` ENUM('PUBLISHED', 'CLOSED_TEMPORARILY', 'CLOSED_FOR_GOOD') NOT NULL DEFAULT 'PUBLISHED',
    ADD COLUMN `reopens_on` CHAR(10) NULL,
    ADD COLUMN `closed_on` CHAR(10) NULL,
    ADD INDEX `businesses_state_idx`(`state`);
