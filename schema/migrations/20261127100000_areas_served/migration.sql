ALTER TABLE `businesses`
    ADD COLUMN `serves_region` BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN `address_hidden` BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN `shows_neighborhood` BOOLEAN NOT NULL DEFAULT false;

-- The new indexes begin with the columns of the old ones.
ALTER TABLE `businesses`
    ADD INDEX `businesses_neighborhood_idx`(`neighborhood_id`, `address_hidden`, `shows_neighborhood`),
    ADD INDEX `businesses_point_idx`(`latitude`, `longitude`, `address_hidden`),
    ADD INDEX `businesses_serves_region_idx`(`serves_region`, `city_id`, `neighborhood_id`, `address_hidden`, `shows_neighborhood`),
    DROP INDEX `businesses_neighborhood_id_idx`,
    DROP INDEX `businesses_latitude_longitude_idx`;

CREATE TABLE `business_areas` (
    `business_id` INTEGER NOT NULL,
    `position` TINYINT UNSIGNED NOT NULL,
    `city_id` INTEGER NOT NULL,
    `neighborhood_id` INTEGER NULL,

    UNIQUE INDEX `business_areas_business_id_city_id_neighborhood_id_key`(`business_id`, `city_id`, `neighborhood_id`),
    INDEX `business_areas_city_id_neighborhood_id_business_id_idx`(`city_id`, `neighborhood_id`, `business_id`),
    INDEX `business_areas_neighborhood_id_business_id_idx`(`neighborhood_id`, `business_id`),
    PRIMARY KEY (`business_id`, `position`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

ALTER TABLE `business_areas`
    ADD CONSTRAINT `business_areas_business_id_fkey` FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON DELETE CASCADE ON UPDATE CASCADE,
    ADD CONSTRAINT `business_areas_city_id_fkey` FOREIGN KEY (`city_id`) REFERENCES `cities`(`id`) ON DELETE RESTRICT ON UPDATE CASCADE,
    ADD CONSTRAINT `business_areas_neighborhood_id_fkey` FOREIGN KEY (`neighborhood_id`) REFERENCES `neighborhoods`(`id`) ON DELETE RESTRICT ON UPDATE CASCADE;
