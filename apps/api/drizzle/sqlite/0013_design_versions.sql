-- additive
CREATE TABLE `design_versions` (
	`site_design_id` integer NOT NULL,
	`version` integer NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`user_id` integer,
	`created_at` text NOT NULL,
	`groups` integer NOT NULL,
	`bytes` integer NOT NULL,
	`content` text NOT NULL,
	PRIMARY KEY(`site_design_id`, `version`),
	FOREIGN KEY (`site_design_id`) REFERENCES `site_designs`(`id`) ON UPDATE no action ON DELETE cascade
);
