-- CreateTable
CREATE TABLE `erasures` (
    `hash` CHAR(64) NOT NULL,
    `protocol` INTEGER NOT NULL,
    `erased_on` CHAR(10) NOT NULL,

    PRIMARY KEY (`hash`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `erasure_keys` (
    `id` INTEGER NOT NULL,
    `secret` CHAR(64) NOT NULL,

    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
