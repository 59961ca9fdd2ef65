-- CreateIndex
CREATE INDEX `businesses_latitude_longitude_idx` ON `businesses`(`latitude`, `longitude`);
