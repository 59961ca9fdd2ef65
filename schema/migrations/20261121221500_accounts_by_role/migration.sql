-- Who keeps the last administrator from going locks administrators, and no other account.
CREATE INDEX `users_role_idx` ON `users`(`role`);
