-- Holidays of a city alone ("19/03 São José; 16/02/2027 Festa do Divino"): always read and written whole.
ALTER TABLE `cities` ADD COLUMN `holidays` VARCHAR(1600) NOT NULL DEFAULT '' AFTER `longitude`;
