-- `/em/hoje` and `/em/{city}/hoje` are pages of the web app: the city and the category of that slug get another one, and the
-- establishment of that slug too, since its form would refuse it
INSERT INTO `audit_entries` (`action`, `entity`, `entity_id`, `name`, `changes`)
SELECT 'update', 'business', `id`, `name`,
    JSON_OBJECT('slug', JSON_OBJECT('before', 'hoje', 'after', CONCAT('hoje-', `id`)))
FROM `businesses` WHERE `slug` = 'hoje';
UPDATE `businesses` SET `slug` = CONCAT('hoje-', `id`), `version` = `version` + 1 WHERE `slug` = 'hoje';
UPDATE `cities` SET `slug` = CONCAT('hoje-', `id`) WHERE `slug` = 'hoje';
UPDATE `categories` SET `slug` = CONCAT('hoje-', `id`) WHERE `slug` = 'hoje';
UPDATE `catalogue_version` SET `version` = `version` + 1 WHERE `id` IN (1, 3);
