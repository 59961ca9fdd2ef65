-- Type of schema.org for structured data. Existing categories keep none: their rows do not record whether the demo made them.
ALTER TABLE `categories` ADD COLUMN `schema_type` VARCHAR(40) NULL;
