CREATE TABLE `list_figures` (
	`kind` text NOT NULL,
	`item_id` integer NOT NULL,
	`state` text NOT NULL,
	`figures` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`kind`, `item_id`)
);
