-- CreateTable
CREATE TABLE `source_categories` (
    `id` INTEGER NOT NULL AUTO_INCREMENT,
    `name` VARCHAR(120) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    `is_listed` BOOLEAN NULL,
    `category_id` INTEGER NULL,
    `subcategory_id` INTEGER NULL,
    `places` INTEGER NOT NULL DEFAULT 0,
    `last_run_on` CHAR(10) NULL,

    UNIQUE INDEX `source_categories_name_key`(`name`),
    INDEX `source_categories_category_id_idx`(`category_id`),
    INDEX `source_categories_subcategory_id_idx`(`subcategory_id`),
    INDEX `source_categories_is_listed_last_run_on_places_idx`(`is_listed`, `last_run_on`, `places`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- AddForeignKey
ALTER TABLE `source_categories` ADD CONSTRAINT `source_categories_category_id_fkey` FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `source_categories` ADD CONSTRAINT `source_categories_subcategory_id_fkey` FOREIGN KEY (`subcategory_id`) REFERENCES `subcategories`(`id`) ON DELETE RESTRICT ON UPDATE CASCADE;
