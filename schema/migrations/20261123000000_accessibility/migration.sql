ALTER TABLE `businesses`
    ADD COLUMN `step_free_entrance` BOOLEAN NULL,
    ADD COLUMN `accessible_toilet` BOOLEAN NULL,
    ADD COLUMN `reserved_parking` BOOLEAN NULL,
    ADD COLUMN `libras` BOOLEAN NULL,
    ADD INDEX `businesses_step_free_entrance_city_id_idx`(`step_free_entrance`, `city_id`);
