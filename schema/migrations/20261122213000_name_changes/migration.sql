-- CreateTable
CREATE TABLE `name_changes` (
    `version` INTEGER NOT NULL,
    `business_id` INTEGER NOT NULL,

    PRIMARY KEY (`version`, `business_id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
