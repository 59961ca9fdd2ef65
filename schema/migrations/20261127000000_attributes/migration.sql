-- CreateTable
CREATE TABLE `attributes` (
    `id` INTEGER NOT NULL AUTO_INCREMENT,
    `name` VARCHAR(120) NOT NULL,
    `slug` VARCHAR(140) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    `question` VARCHAR(160) NOT NULL,
    `kind` ENUM('YES_NO', 'CHOICE', 'LINK') NOT NULL DEFAULT 'YES_NO',
    `group` VARCHAR(60) NOT NULL,
    `options` TEXT NOT NULL,
    `is_filter` BOOLEAN NOT NULL DEFAULT false,
    `is_always_in_sight` BOOLEAN NOT NULL DEFAULT false,
    `meaning` VARCHAR(40) NULL,
    `icon` VARCHAR(40) NULL,
    `active` BOOLEAN NOT NULL DEFAULT true,
    `position` INTEGER NOT NULL DEFAULT 1000,
    `created_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    `updated_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),

    UNIQUE INDEX `attributes_slug_key`(`slug`),
    INDEX `attributes_name_idx`(`name`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `attribute_categories` (
    `attribute_id` INTEGER NOT NULL,
    `category_id` INTEGER NOT NULL,

    INDEX `attribute_categories_category_id_idx`(`category_id`),
    PRIMARY KEY (`attribute_id`, `category_id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `business_attributes` (
    `business_id` INTEGER NOT NULL,
    `attribute_id` INTEGER NOT NULL,
    `value` VARCHAR(255) NOT NULL,

    INDEX `business_attributes_attribute_id_value_business_id_idx`(`attribute_id`, `value`, `business_id`),
    PRIMARY KEY (`business_id`, `attribute_id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- AddForeignKey
ALTER TABLE `attribute_categories` ADD CONSTRAINT `attribute_categories_attribute_id_fkey` FOREIGN KEY (`attribute_id`) REFERENCES `attributes`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `attribute_categories` ADD CONSTRAINT `attribute_categories_category_id_fkey` FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `business_attributes` ADD CONSTRAINT `business_attributes_business_id_fkey` FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `business_attributes` ADD CONSTRAINT `business_attributes_attribute_id_fkey` FOREIGN KEY (`attribute_id`) REFERENCES `attributes`(`id`) ON DELETE RESTRICT ON UPDATE CASCADE;
