-- additive
CREATE TABLE `plan_pictures` (
	`hash` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`used_at` text NOT NULL,
	`content` blob NOT NULL
);
--> statement-breakpoint
CREATE TABLE `site_plans` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`site_id` integer NOT NULL,
	`name` text NOT NULL,
	`sort` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`metres_per_pixel` integer,
	`rotation` integer DEFAULT 0 NOT NULL,
	`opacity` integer DEFAULT 1 NOT NULL,
	`crop` text,
	`walls` text DEFAULT '[]' NOT NULL,
	`picture_hash` text NOT NULL,
	`bytes` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`site_id`) REFERENCES `sites`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `site_plans_by_site` ON `site_plans` (`site_id`,`id`);--> statement-breakpoint
ALTER TABLE `site_designs` ADD `placed` text;