-- AlterTable
ALTER TABLE `invitations` ADD COLUMN `invited_by_id` INTEGER NULL;

-- CreateIndex
CREATE INDEX `invitations_invited_by_id_idx` ON `invitations`(`invited_by_id`);

-- AddForeignKey
ALTER TABLE `invitations` ADD CONSTRAINT `invitations_invited_by_id_fkey` FOREIGN KEY (`invited_by_id`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- The trail knows who has sent an invitation last; it forgets deleted accounts.
UPDATE `invitations` SET `invited_by_id` = (
    SELECT `actor_id` FROM `audit_entries`
    WHERE `entity` = 'invitation' AND `entity_id` = `invitations`.`id`
    ORDER BY `id` DESC LIMIT 1
);

-- Invitations whose administrator has left, lost the role or is deactivated.
DELETE FROM `invitations` WHERE `invited_by_id` IS NULL OR `invited_by_id` NOT IN (
    SELECT `id` FROM `users` WHERE `role` = 'admin' AND `deactivated_at` IS NULL
);

-- Invitations to addresses that have an account.
DELETE FROM `invitations` WHERE `email` IN (SELECT `email` FROM `users`);
