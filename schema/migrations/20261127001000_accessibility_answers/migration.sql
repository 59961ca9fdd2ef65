-- The four answers about accessibility become attributes, where their slugs are free.
INSERT IGNORE INTO `attributes`
    (`slug`, `name`, `question`, `group`, `options`, `is_filter`, `is_always_in_sight`, `meaning`, `position`)
VALUES
    ('entrada-sem-degraus', 'Entrada sem degraus', 'Dá para entrar sem subir degraus?', 'Acessibilidade', '[]', true, true, 'amenityFeature', 400),
    ('banheiro-acessivel', 'Banheiro acessível', 'Tem banheiro acessível?', 'Acessibilidade', '[]', false, false, 'amenityFeature', 410),
    ('vaga-reservada', 'Vaga reservada', 'Tem vaga de estacionamento para pessoas com deficiência?', 'Acessibilidade', '[]', false, false, 'amenityFeature', 420),
    ('atendimento-em-libras', 'Atendimento em Libras', 'Alguém atende em Libras?', 'Acessibilidade', '[]', false, false, 'amenityFeature', 430);

-- Answers that an establishment has given already stay.
INSERT IGNORE INTO `business_attributes` (`business_id`, `attribute_id`, `value`)
SELECT b.`id`, a.`id`, IF(b.`step_free_entrance`, 'yes', 'no')
FROM `attributes` a JOIN `businesses` b ON b.`step_free_entrance` IS NOT NULL
WHERE a.`slug` = 'entrada-sem-degraus' AND a.`kind` = 'YES_NO';

INSERT IGNORE INTO `business_attributes` (`business_id`, `attribute_id`, `value`)
SELECT b.`id`, a.`id`, IF(b.`accessible_toilet`, 'yes', 'no')
FROM `attributes` a JOIN `businesses` b ON b.`accessible_toilet` IS NOT NULL
WHERE a.`slug` = 'banheiro-acessivel' AND a.`kind` = 'YES_NO';

INSERT IGNORE INTO `business_attributes` (`business_id`, `attribute_id`, `value`)
SELECT b.`id`, a.`id`, IF(b.`reserved_parking`, 'yes', 'no')
FROM `attributes` a JOIN `businesses` b ON b.`reserved_parking` IS NOT NULL
WHERE a.`slug` = 'vaga-reservada' AND a.`kind` = 'YES_NO';

INSERT IGNORE INTO `business_attributes` (`business_id`, `attribute_id`, `value`)
SELECT b.`id`, a.`id`, IF(b.`libras`, 'yes', 'no')
FROM `attributes` a JOIN `businesses` b ON b.`libras` IS NOT NULL
WHERE a.`slug` = 'atendimento-em-libras' AND a.`kind` = 'YES_NO';

-- Where another answer was there already, the column follows it.
UPDATE `businesses` b
JOIN `business_attributes` x ON x.`business_id` = b.`id`
JOIN `attributes` a ON a.`id` = x.`attribute_id`
SET b.`step_free_entrance` = x.`value` = 'yes'
WHERE a.`slug` = 'entrada-sem-degraus' AND a.`kind` = 'YES_NO' AND NOT b.`step_free_entrance` <=> (x.`value` = 'yes');

UPDATE `businesses` b
JOIN `business_attributes` x ON x.`business_id` = b.`id`
JOIN `attributes` a ON a.`id` = x.`attribute_id`
SET b.`accessible_toilet` = x.`value` = 'yes'
WHERE a.`slug` = 'banheiro-acessivel' AND a.`kind` = 'YES_NO' AND NOT b.`accessible_toilet` <=> (x.`value` = 'yes');

UPDATE `businesses` b
JOIN `business_attributes` x ON x.`business_id` = b.`id`
JOIN `attributes` a ON a.`id` = x.`attribute_id`
SET b.`reserved_parking` = x.`value` = 'yes'
WHERE a.`slug` = 'vaga-reservada' AND a.`kind` = 'YES_NO' AND NOT b.`reserved_parking` <=> (x.`value` = 'yes');

UPDATE `businesses` b
JOIN `business_attributes` x ON x.`business_id` = b.`id`
JOIN `attributes` a ON a.`id` = x.`attribute_id`
SET b.`libras` = x.`value` = 'yes'
WHERE a.`slug` = 'atendimento-em-libras' AND a.`kind` = 'YES_NO' AND NOT b.`libras` <=> (x.`value` = 'yes');

-- Processes that are running read the attributes again.
UPDATE `catalogue_version` SET `version` = `version` + 1 WHERE `id` IN (1, 3);
