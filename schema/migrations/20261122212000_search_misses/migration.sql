-- CreateTable
CREATE TABLE `search_misses` (
    `day` DATE NOT NULL,
    `words` VARCHAR(60) NOT NULL,
    `visitors` INTEGER NOT NULL,

    INDEX `search_misses_words_idx`(`words`),
    PRIMARY KEY (`day`, `words`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
