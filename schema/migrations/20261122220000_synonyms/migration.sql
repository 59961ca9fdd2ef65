-- What people call a category or subcategory, separated by commas: always read and written whole.
ALTER TABLE `categories` ADD COLUMN `synonyms` VARCHAR(2000) NOT NULL DEFAULT '' AFTER `slug`;
ALTER TABLE `subcategories` ADD COLUMN `synonyms` VARCHAR(2000) NOT NULL DEFAULT '' AFTER `slug`;
