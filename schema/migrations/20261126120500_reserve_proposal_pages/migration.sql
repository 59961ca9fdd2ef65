-- First segments of the pages about corrections and scams: establishments with these addresses get others, and the trail says so
INSERT INTO `audit_entries` (`action`, `entity`, `entity_id`, `name`, `changes`)
SELECT 'update', 'business', `id`, `name`,
    JSON_OBJECT('slug', JSON_OBJECT('before', `slug`, 'after', CONCAT(`slug`, '-', `id`)))
FROM `businesses` WHERE `slug` = 'correcao';
UPDATE `businesses` SET `slug` = CONCAT(`slug`, '-', `id`), `version` = `version` + 1 WHERE `slug` = 'correcao';

INSERT INTO `audit_entries` (`action`, `entity`, `entity_id`, `name`, `changes`)
SELECT 'update', 'business', `id`, `name`,
    JSON_OBJECT('slug', JSON_OBJECT('before', `slug`, 'after', CONCAT(`slug`, '-', `id`)))
FROM `businesses` WHERE `slug` = 'confirmar';
UPDATE `businesses` SET `slug` = CONCAT(`slug`, '-', `id`), `version` = `version` + 1 WHERE `slug` = 'confirmar';

INSERT INTO `audit_entries` (`action`, `entity`, `entity_id`, `name`, `changes`)
SELECT 'update', 'business', `id`, `name`,
    JSON_OBJECT('slug', JSON_OBJECT('before', `slug`, 'after', CONCAT(`slug`, '-', `id`)))
FROM `businesses` WHERE `slug` = 'golpe-da-lista';
UPDATE `businesses` SET `slug` = CONCAT(`slug`, '-', `id`), `version` = `version` + 1 WHERE `slug` = 'golpe-da-lista';

UPDATE `catalogue_version` SET `version` = `version` + 1 WHERE `id` = 1;
