ALTER TABLE `businesses`
    ADD COLUMN `monday_hours` VARCHAR(40) NULL,
    ADD COLUMN `tuesday_hours` VARCHAR(40) NULL,
    ADD COLUMN `wednesday_hours` VARCHAR(40) NULL,
    ADD COLUMN `thursday_hours` VARCHAR(40) NULL,
    ADD COLUMN `friday_hours` VARCHAR(40) NULL,
    ADD COLUMN `saturday_hours` VARCHAR(40) NULL,
    ADD COLUMN `sunday_hours` VARCHAR(40) NULL,
    ADD COLUMN `special_hours` TEXT NULL,
    ADD COLUMN `hours_informed_on` CHAR(10) NULL;
