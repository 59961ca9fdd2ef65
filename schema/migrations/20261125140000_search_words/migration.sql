-- The words of a name as searches compare them. The previous release leaves the default, which the server replaces.
ALTER TABLE `businesses` ADD COLUMN `search_words` VARCHAR(180) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL DEFAULT '';

-- Names without punctuation are right at once; the server rewrites the others.
UPDATE `businesses` SET `search_words` = CONCAT(' ', `search_name`, ' ');

CREATE INDEX `businesses_search_words_idx` ON `businesses`(`search_words`);
