-- Excerpts that were cut behind a space, as the server now cuts them.
UPDATE `businesses` SET `excerpt` = CONCAT(TRIM(TRAILING FROM LEFT(`excerpt`, CHAR_LENGTH(`excerpt`) - 1)), '…') WHERE `excerpt` LIKE '% …';
