ALTER TABLE `cities` ADD COLUMN `ibge_code` CHAR(7) NULL;
CREATE UNIQUE INDEX `cities_ibge_code_key` ON `cities`(`ibge_code`);
