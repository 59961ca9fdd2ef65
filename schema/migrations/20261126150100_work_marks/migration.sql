-- CreateTable
CREATE TABLE `work_marks` (
    `business_id` INTEGER NOT NULL,
    `kind` VARCHAR(20) NOT NULL,
    `marked_on` CHAR(10) NOT NULL,
    `hidden_until` CHAR(10) NULL,

    INDEX `work_marks_marked_on_idx`(`marked_on`),
    PRIMARY KEY (`business_id`, `kind`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- AddForeignKey
ALTER TABLE `work_marks` ADD CONSTRAINT `work_marks_business_id_fkey` FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;
