-- What nodes of a Galera cluster see of each other is what is written, not what is locked.
ALTER TABLE `images`
    ADD COLUMN `times_taken` INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN `removed_at` DATETIME(3) NULL;

ALTER TABLE `users`
    ADD COLUMN `times_locked` INTEGER NOT NULL DEFAULT 0;
