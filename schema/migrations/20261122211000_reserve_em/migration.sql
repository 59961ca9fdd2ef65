-- `/em/{city}` are pages of the web app: the establishment whose address was `/em` gets another one, and the trail says so
INSERT INTO `audit_entries` (`action`, `entity`, `entity_id`, `name`, `changes`)
SELECT 'update', 'business', `id`, `name`,
    JSON_OBJECT('slug', JSON_OBJECT('before', 'em', 'after', CONCAT('em-', `id`)))
FROM `businesses` WHERE `slug` = 'em';
UPDATE `businesses` SET `slug` = CONCAT('em-', `id`), `version` = `version` + 1 WHERE `slug` = 'em';
UPDATE `catalogue_version` SET `version` = `version` + 1 WHERE `id` = 1;
