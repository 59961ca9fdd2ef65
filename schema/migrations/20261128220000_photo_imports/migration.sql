-- CreateTable
CREATE TABLE `photo_imports` (
    `id` INTEGER NOT NULL AUTO_INCREMENT,
    `act_key` CHAR(36) NOT NULL,
    `actor_id` INTEGER NULL,
    `archive` CHAR(36) NOT NULL,
    `fills` BOOLEAN NOT NULL,
    `is_source` BOOLEAN NOT NULL,
    `items` JSON NOT NULL,
    `position` INTEGER NOT NULL DEFAULT 0,
    `total` INTEGER NOT NULL,
    `done` INTEGER NOT NULL DEFAULT 0,
    `added` INTEGER NOT NULL DEFAULT 0,
    `problems` JSON NOT NULL,
    `holder` CHAR(36) NULL,
    `claimed_until` DATETIME(3) NULL,
    `created_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    `ended_at` DATETIME(3) NULL,
    `outcome` VARCHAR(20) NULL,

    UNIQUE INDEX `photo_imports_act_key_key`(`act_key`),
    INDEX `photo_imports_ended_at_id_idx`(`ended_at`, `id`),
    INDEX `photo_imports_created_at_idx`(`created_at`),
    INDEX `photo_imports_actor_id_idx`(`actor_id`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- AddForeignKey
ALTER TABLE `photo_imports` ADD CONSTRAINT `photo_imports_actor_id_fkey` FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;
